import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A host of published documents. */
export interface DocumentHost {
  /** Without a slash at the end. */
  readonly url: string
  /** Documents by path: `/1.json`. Others are answered with 404. */
  readonly documents: Map<string, string>
  /** Requested paths, in order. */
  readonly requested: string[]
  close(): void
}

/** Starts a host without documents. */
export async function startDocumentHost(): Promise<DocumentHost> {
  const documents = new Map<string, string>()
  const requested: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requested.push(url)
    const document = documents.get(url)
    response.writeHead(document === undefined ? 404 : 200).end(document)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    documents,
    requested,
    close: () => void server.close(),
  }
}
