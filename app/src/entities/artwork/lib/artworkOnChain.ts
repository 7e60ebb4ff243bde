import { documentDataUri, pictureDataUri, withAddresses } from '@mintline/assets/documents'
import { MAX_URI_LENGTH, type RentFormula } from '@mintline/solana'
import { type Artwork, documentOfArtwork } from './artwork.ts'

/** Artwork that is its own address. */
export interface ArtworkOnChain {
  /** `data:`; undefined = it does not fit. */
  readonly uri: string | undefined
  /** Bytes that it takes, or the least it would take. */
  readonly bytes: number
}

/** Maximum bytes for an address on chain. */
export const MAX_ON_CHAIN_BYTES = MAX_URI_LENGTH

/** Rent for an address, in lamports. */
export interface AddressRent {
  /** The collection's rent, for itself and for its items. */
  readonly ofCollection: bigint
  /** Each item's rent, which its collector pays. */
  readonly ofItem: bigint
}

/** Writes artwork into an address. The symbol is left out: it is on chain anyway. */
export function artworkOnChain({ picture, texts }: Artwork): ArtworkOnChain {
  const { bytes: content, type } = picture
  // Its text would be long, and rebuilt with every key press.
  if (content.length > MAX_ON_CHAIN_BYTES) return { uri: undefined, bytes: content.length }
  const document = documentOfArtwork({
    picture: { ...picture, preview: undefined },
    texts: { ...texts, symbol: undefined },
  })
  const inUri = withAddresses(document, () => pictureDataUri(content, type))
  // `{}` would become an item's number.
  const uri = documentDataUri(inUri).replaceAll('{}', '{%7D')
  const bytes = new TextEncoder().encode(uri).length
  return { uri: bytes > MAX_ON_CHAIN_BYTES ? undefined : uri, bytes }
}

/** Returns the rent for an address with this many bytes. */
export function rentOfAddress(bytes: number, rentOf: RentFormula): AddressRent {
  const ofItem = rentOf(bytes) - rentOf(0)
  return { ofCollection: 2n * ofItem, ofItem }
}
