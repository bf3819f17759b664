/** As JSON. */
export function materialsText(): string
