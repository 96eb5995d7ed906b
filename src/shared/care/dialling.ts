/** The address that dials a number when it is tapped: digits and `+` alone, as telephones refuse links with `*` or `#`. */
export const diallingOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
