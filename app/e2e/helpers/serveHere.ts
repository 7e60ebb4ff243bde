import { createServer, type RequestListener } from 'node:http'

/** A host on this machine. */
export interface ServedHost {
  /** Without a trailing slash. */
  url: string
  close: () => Promise<void>
}

/** Serves requests on a free port, from another origin than the app's. */
export async function serveHere(answer: RequestListener): Promise<ServedHost> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
