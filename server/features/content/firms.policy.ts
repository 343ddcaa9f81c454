const PROFILE = /^\/members\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The member whose profile the address of a firm leads to. */
export const linkedMember = (address: string): string | undefined => PROFILE.exec(address)?.[1]?.toLowerCase();
