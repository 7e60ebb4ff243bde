import { createServer, type RequestListener, type Server } from 'node:http'
import { LocalnetError } from '../errors.ts'

export const LOCAL_ADDRESS = '127.0.0.1'

/** The flag that sets the port, named in the error if the port is taken. */
export type PortFlag = '--port' | '--ws-port' | '--aptos-port' | '--aptos-faucet-port'

/**
 * Longer than clients keep an idle connection (19 s in @solana/web3.js): the client must be the one that
 * closes it, otherwise its next request is lost with the connection.
 */
const TIMEOUTS = { keepAliveTimeout: 65_000, headersTimeout: 70_000 }

/** Makes a server that keeps idle connections longer than clients do. */
export const createLocalServer = (handler: RequestListener): Server =>
  createServer(TIMEOUTS, handler)

/** Binds to this machine only; returns the port. */
export function listen(server: Server, port: number, flag: PortFlag): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portInUse(port, flag, error) : error)
    })
    server.listen(port, LOCAL_ADDRESS, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Also closes connections kept open by clients, which would block the port. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function portInUse(port: number, flag: string, cause: Error): LocalnetError {
  return new LocalnetError(
    'PORT_IN_USE',
    `Port ${port} is already in use. Stop the program that uses it or choose another port with ${flag}.`,
    { cause },
  )
}
