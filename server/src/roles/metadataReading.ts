import { isOnThisMachine } from '@mintline/core/networks'
import type { Settings } from '../config/settings.ts'
import { publicAddressesAnd } from '../metadata/fetch/addressRule.ts'
import { type MetadataReader, openMetadataReader } from '../metadata/fetch/metadataReader.ts'

/** Hosts of metadata of drops on the embedded network. */
const THIS_MACHINE = ['127.0.0.1', '::1']

/**
 * Opens the reader of metadata that settings allow. A server that follows networks of this machine alone has nobody else's
 * metadata, which may be on it too.
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
