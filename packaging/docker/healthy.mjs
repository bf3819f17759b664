// The HEALTHCHECK of the Dockerfile.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`
const healthy = await fetch(address).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(healthy ? 0 : 1)
