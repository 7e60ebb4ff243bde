import { type Static, Type } from 'typebox'
import { AddressInput, DateInput } from '../../http/contract/inputs.ts'
import { closedModel, mapOf, model, ref } from '../../http/contract/model.ts'
import { Address, Int64 } from '../../http/contract/primitives.ts'
import { Media } from '../schemas/content.ts'
import {
  AddUserWalletFormResponseErrorCode,
  BadgeType,
  Blockchain,
  DeleteUserWalletResponseErrorCode,
  EmailConfirmationStatus,
  EmailConfirmResultStatus,
  ResendEmailConfirmationResultStatus,
} from '../schemas/enumerations.ts'
import { UserId } from '../schemas/identifiers.ts'

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

export const UserForm = closedModel('UserForm', 'Profile of a user', {
  cover: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  pic: Type.Optional(Type.String()),
  receiveEmailNotifications: Type.Optional(Type.Boolean()),
  notificationSettings: Type.Optional(ref(NotificationSettings)),
  shortUrl: Type.Optional(Type.String()),
  username: Type.String(),
  website: Type.Optional(Type.String()),
})

export type UserForm = Static<typeof UserForm>

export const TermsForm = closedModel('TermsForm', 'Version of the terms that a user accepts', {
  version: Int64,
})

export type TermsForm = Static<typeof TermsForm>

export const AddUserWalletForm = closedModel(
  'AddUserWalletForm',
  "A wallet to add, with a proof that it is the user's",
  {
    date: DateInput,
    blockchain: ref(Blockchain),
    address: Type.String(),
    signature: Type.String(),
    publicKey: Type.Optional(Type.String()),
  },
)

export type AddUserWalletForm = Static<typeof AddUserWalletForm>

export const AddUserWalletFormResponseError = model(
  'AddUserWalletFormResponseError',
  'Refusal of a wallet',
  {
    code: Type.Optional(ref(AddUserWalletFormResponseErrorCode)),
    message: Type.Optional(Type.String()),
    success: Type.Optional(Type.Boolean()),
  },
)

export type AddUserWalletFormResponseError = Static<typeof AddUserWalletFormResponseError>

export const DeleteUserWalletResponseError = model(
  'DeleteUserWalletResponseError',
  'Refusal to remove a wallet',
  {
    code: Type.Optional(ref(DeleteUserWalletResponseErrorCode)),
    message: Type.Optional(Type.String()),
    success: Type.Optional(Type.Boolean()),
  },
)

export type DeleteUserWalletResponseError = Static<typeof DeleteUserWalletResponseError>

export const SignatureForm = closedModel(
  'SignatureForm',
  'A signature that confirms what is to be done',
  {
    date: DateInput,
    signature: Type.String(),
    signer: AddressInput,
    publicKey: Type.Optional(Type.String()),
  },
)

export type SignatureForm = Static<typeof SignatureForm>

export const EmailPreferenceForm = closedModel(
  'EmailPreferenceForm',
  'The address to which mail goes; without one, none goes',
  {
    email: Type.Optional(Type.String()),
  },
)

export type EmailPreferenceForm = Static<typeof EmailPreferenceForm>

export const EmailConfirmResult = model(
  'EmailConfirmResult',
  'Outcome of the confirmation of an e-mail address',
  {
    status: ref(EmailConfirmResultStatus),
    success: Type.Boolean(),
  },
)

export type EmailConfirmResult = Static<typeof EmailConfirmResult>

export const ResendEmailConfirmationResult = model(
  'ResendEmailConfirmationResult',
  'Outcome of a request for another confirmation mail',
  {
    status: ref(ResendEmailConfirmationResultStatus),
    success: Type.Boolean(),
  },
)

export type ResendEmailConfirmationResult = Static<typeof ResendEmailConfirmationResult>

export const SubscribeForm = closedModel('SubscribeForm', 'An e-mail address for news', {
  email: Type.String(),
})

export type SubscribeForm = Static<typeof SubscribeForm>

export const WalletCheckResult = model(
  'WalletCheckResult',
  'Result of looking a wallet up in the list of risks',
  {
    clean: Type.Boolean(),
  },
)

export type WalletCheckResult = Static<typeof WalletCheckResult>
