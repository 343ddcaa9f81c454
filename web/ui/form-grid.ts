/** Fields under one another; where there is room, those with the class `half` stand two in a row. */
export const formGrid = 'grid gap-5 sm:grid-cols-2 *:[&:not(.half)]:sm:col-span-2';
