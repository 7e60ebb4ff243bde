import { createServer } from 'node:http'

/** Somebody else's site, with one page. */
export interface HostPage {
  url: string
  close: () => Promise<void>
}

/** Serves a page from another origin than the app, around what its author wrote into the body. */
export async function serveHostPage(body: string): Promise<HostPage> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blog</title>
    <link rel="icon" href="data:,"></head><body><main><h1>A blog</h1>${body}</main></body></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
