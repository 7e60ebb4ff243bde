import { isOnThisMachine } from '@mintline/core/networks'
import type { Settings } from '../config/settings.ts'
import { type AddressRule, publicAddressesAnd } from '../metadata/fetch/addressRule.ts'
import {
  type MetadataReader,
  openMetadataReader,
  READING_LIMITS,
} from '../metadata/fetch/metadataReader.ts'
import type { Connections } from '../metadata/fetch/openConnections.ts'

/** Metadata hosts for drops on the embedded network. */
const THIS_MACHINE = ['127.0.0.1', '::1']

/** Settings for what metadata may be read from. */
type ReadingSettings = Pick<Settings, 'nodes' | 'privateMetadataHosts' | 'ipfsGateway'>

/**
 * Opens the metadata reader within the configured limits. A server that only follows networks on this machine may also
 * read metadata from this machine, since all of it is the operator's own.
 */
export function readerOf(settings: ReadingSettings): MetadataReader {
  return openMetadataReader(ruleOf(settings), { gateway: settings.ipfsGateway })
}

/** Creates a reader for artwork within the same limits, which opens its connections on request. */
export function artworkOf(settings: ReadingSettings) {
  const { ipfsGateway: gateway } = settings
  const { timeout, maxRedirects } = READING_LIMITS
  let opened: Promise<Connections> | undefined
  return {
    open: async () => {
      opened ??= import('../metadata/fetch/openConnections.ts').then(({ openConnections }) =>
        openConnections(ruleOf(settings), { timeout, maxRedirects, gateway }),
      )
      const { fetch } = await opened
      return { fetch, gateway }
    },
    close: async () => (await opened)?.close(),
  }
}

function ruleOf({ nodes, privateMetadataHosts }: ReadingSettings): AddressRule {
  const isLocal = Object.values(nodes).flat().every(isOnThisMachine)
  return publicAddressesAnd(privateMetadataHosts ?? (isLocal ? THIS_MACHINE : []))
}
