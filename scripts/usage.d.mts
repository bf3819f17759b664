/** What is wrong with the arguments of a script of package.json; undefined when nothing is. */
export function problemOf(name: string, args: string[]): string | undefined
