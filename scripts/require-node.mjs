// Every script imports this first, so that a Node that is too old prints a sentence instead of a
// syntax error.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    'Kaban needs Node 20.19 or newer, and this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and try again.\n',
  )
  process.exit(1)
}
