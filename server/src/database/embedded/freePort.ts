import { createServer } from 'node:net'

const HOST = '127.0.0.1'

/** A port of this machine that is free: the preferred one, or any. */
export async function freePort(preferred: number | undefined): Promise<number> {
  return (await tryPort(preferred ?? 0)) ?? (await freePort(undefined))
}

/** The port that was bound and let go again; undefined when it is taken. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, HOST, () => {
      const address = server.address()
      const bound = typeof address === 'object' ? address?.port : undefined
      server.close(() => resolve(bound))
    })
  })
}
