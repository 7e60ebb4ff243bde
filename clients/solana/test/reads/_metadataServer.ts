import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real HTTP server for one test. */
export interface TestServer {
  /** URL without a slash at the end. */
  readonly url: string
  /** Requested paths, in order. */
  readonly paths: string[]
  /** Highest number of concurrent requests. */
  mostAtOnce(): number
  close(): Promise<void>
}

/** Starts a server on a free port on this machine. */
export async function startServer(
  answer: (path: string, response: ServerResponse) => void,
): Promise<TestServer> {
  const paths: string[] = []
  let [open, most] = [0, 0]
  const server = createServer(({ url = '' }, response) => {
    paths.push(url)
    open += 1
    most = Math.max(most, open)
    response.on('close', () => {
      open -= 1
    })
    answer(url, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
