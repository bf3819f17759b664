/** Says why the arguments of a script of package.json are wrong; undefined when they are not. */
export function problemOf(name: string, args: string[]): string | undefined
