import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { Address, DateTime, Int64 } from '../../http/contract/primitives.ts'
import { DeprecatedOrder } from '../orders/schemas.ts'
import { Media } from '../schemas/content.ts'
import {
  BadgeType,
  Blockchain,
  ProfileBadgeStatus,
  ProfileType,
  ShortUrlType,
} from '../schemas/enumerations.ts'
import { ProfileId, UserId } from '../schemas/identifiers.ts'

export const Profile = model('Profile', 'Profile of a user or a collection', {
  badges: Type.Array(ref(BadgeType)),
  blacklisted: Type.Boolean(),
  blockchain: Type.Optional(ref(Blockchain)),
  description: Type.Optional(Type.String()),
  followers: Int64,
  followings: Int64,
  id: ProfileId,
  name: Type.Optional(Type.String()),
  shortUrl: Type.Optional(Type.String()),
  type: ref(ProfileType),
  website: Type.Optional(Type.String()),
  coverMedia: Type.Optional(Type.Array(ref(Media))),
  imageMedia: Type.Optional(Type.Array(ref(Media))),
  wallets: Type.Optional(Type.Array(Address)),
  bestBidOrder: Type.Optional(ref(DeprecatedOrder)),
})
export type Profile = Static<typeof Profile>

export const ProfileMeta = model('ProfileMeta', 'Numbers of a profile', {
  address: Type.String(),
  followers: Int64,
  followings: Int64,
  hides: Int64,
  itemsCreated: Int64,
  collections: Type.Optional(Int64),
  likes: Int64,
  ownerships: Int64,
  ownershipsWithStock: Int64,
  onSecondarySale: Int64,
  haveSecondaryOwner: Type.Optional(Int64),
})
export type ProfileMeta = Static<typeof ProfileMeta>

export const ProfileBadge = model('ProfileBadge', 'A badge and the state of its request', {
  status: Type.Optional(ref(ProfileBadgeStatus)),
  value: ref(BadgeType),
})
export type ProfileBadge = Static<typeof ProfileBadge>

export const ShortUrl = model('ShortUrl', 'A short URL and its target', {
  createDate: Type.Optional(DateTime),
  id: Type.String(),
  owner: UserId,
  ref: Type.Optional(Type.String()),
  type: Type.Optional(ref(ShortUrlType)),
  version: Type.Optional(Int64),
})
export type ShortUrl = Static<typeof ShortUrl>
