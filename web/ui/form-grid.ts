/** One column; on larger screens fields with the class `half` share a row. */
export const formGrid = 'grid gap-5 sm:grid-cols-2 *:[&:not(.half)]:sm:col-span-2';
