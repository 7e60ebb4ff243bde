import { isOnThisMachine } from '@mintline/core/networks'
import type { Settings } from '../config/settings.ts'
import { publicAddressesAnd } from '../metadata/fetch/addressRule.ts'
import { type MetadataReader, openMetadataReader } from '../metadata/fetch/metadataReader.ts'

/** Metadata hosts for drops on the embedded network. */
const THIS_MACHINE = ['127.0.0.1', '::1']

/**
 * Opens the metadata reader within the configured limits. A server that only follows networks on this machine may also
 * read metadata from this machine, since all of it is the operator's own.
 */
export function readerOf({
  nodes,
  privateMetadataHosts,
  ipfsGateway: gateway,
}: Pick<Settings, 'nodes' | 'privateMetadataHosts' | 'ipfsGateway'>): MetadataReader {
  const isLocal = Object.values(nodes).flat().every(isOnThisMachine)
  return openMetadataReader(
    publicAddressesAnd(privateMetadataHosts ?? (isLocal ? THIS_MACHINE : [])),
    { gateway },
  )
}
