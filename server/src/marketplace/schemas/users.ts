import { type Static, Type } from 'typebox'
import { closedModel, mapOf, model, ref } from '../../http/contract/model.ts'
import { Address, Int64 } from '../../http/contract/primitives.ts'
import { Media } from './content.ts'
import { BadgeType, Blockchain, EmailConfirmationStatus } from './enumerations.ts'
import { UserId } from './identifiers.ts'

export const UserViewConfig = model('UserViewConfig', "Settings of a user's pages", {
  autoPlay: Type.Boolean(),
})
export type UserViewConfig = Static<typeof UserViewConfig>

export const NotificationSettings = closedModel(
  'NotificationSettings',
  'Notifications that a user wants, by their names',
  {
    flags: mapOf(Type.Boolean()),
  },
)
export type NotificationSettings = Static<typeof NotificationSettings>

export const User = model('User', 'A user', {
  id: UserId,
  acceptedTerms: Int64,
  address: Type.Optional(Address),
  blockchain: Type.Optional(ref(Blockchain)),
  cover: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  emailConfirmed: Type.Boolean(),
  followers: Int64,
  followings: Int64,
  instagramUsername: Type.Optional(Type.String()),
  pic: Type.Optional(Type.String()),
  receiveEmailNotifications: Type.Boolean(),
  viewConfig: Type.Optional(ref(UserViewConfig)),
  notificationSettings: Type.Optional(ref(NotificationSettings)),
  shortUrl: Type.Optional(Type.String()),
  twitterUsername: Type.Optional(Type.String()),
  username: Type.Optional(Type.String()),
  website: Type.Optional(Type.String()),
  wallets: Type.Optional(Type.Array(Address)),
  blacklisted: Type.Optional(Type.Boolean()),
  badges: Type.Optional(Type.Array(ref(BadgeType))),
  coverMedia: Type.Optional(Type.Array(ref(Media))),
  imageMedia: Type.Optional(Type.Array(ref(Media))),
})
export type User = Static<typeof User>

export const SecretUserPreference = model(
  'SecretUserPreference',
  'Settings that only the user sees',
  {
    id: UserId,
    address: Type.Optional(Address),
    email: Type.Optional(Type.String()),
    emailConfirmationStatus: ref(EmailConfirmationStatus),
  },
)
export type SecretUserPreference = Static<typeof SecretUserPreference>

export const SecretUserPreferenceResult = model(
  'SecretUserPreferenceResult',
  'Settings that only the user sees',
  {
    secretUserPreference: ref(SecretUserPreference),
  },
)
export type SecretUserPreferenceResult = Static<typeof SecretUserPreferenceResult>
