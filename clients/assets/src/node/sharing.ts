// Share pages and their cards; apart from the rest, which hosts of pages need none of.
export {
  type ArtworkInput,
  drawShareCard,
  fetchShareCard,
  type ShareCardInput,
} from './shareCard.ts'
export { type ShareAnswer, type ShareHost, type ShareHostOptions, shareHost } from './shareHost.ts'
