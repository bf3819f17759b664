import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchFile } from './fetch-file.ts'

test('a file that stops halfway counts as not answered, like one that never began', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/half') response.writeHead(200).write('half')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const path of ['/none', '/half'])
    await expect(fetchFile(at + path, 'a.pdf', 200)).rejects.toThrow(TypeError)
  server.closeAllConnections()
  server.close()
})
