import type { UserLimits } from '../userLimits.ts'

const SHORT_URL = /^[a-z0-9-]+$/

/** Words that are page or server paths, or that could impersonate the platform. */
const RESERVED = new Set(
  `about account activity admin administrator api app assets auction auctions auth blog bids buy cart collection
  collections config connect contact create dashboard delete docs drop drops edit error explore faq favicon feed
  following followers help home image images index item items legal login logout marketplace me media mint mintline
  moderator new news notifications null official offers order orders ownerships privacy profile profiles rankings
  register robots root search security sell settings sign-in sign-out signup sitemap static statistics stats status
  subscribe support system team terms token tokens undefined upload urls user users wallet wallets watchlist www`.split(
    /\s+/,
  ),
)

/** Limits on short URLs. */
export type ShortUrlLimits = Pick<
  UserLimits,
  'shortUrlLeastCharacters' | 'shortUrlMostCharacters' | 'reservedUrls'
>

/** Returns true if a text can be a user's or collection's short URL. */
export const isShortUrl = (
  text: string,
  { shortUrlLeastCharacters: least, shortUrlMostCharacters: most, reservedUrls }: ShortUrlLimits,
): boolean =>
  SHORT_URL.test(text) &&
  text.length >= least &&
  text.length <= most &&
  !RESERVED.has(text) &&
  !reservedUrls.includes(text)
