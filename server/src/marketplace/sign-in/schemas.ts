import { type Static, Type } from 'typebox'
import { AUDIT_KINDS } from '../../audit/addEntry.ts'
import { closedModel, enumeration, model, ref } from '../../http/contract/model.ts'
import { Address, DateTime } from '../../http/contract/primitives.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { SessionId, UserId } from '../schemas/identifiers.ts'

export const SignInForm = closedModel('SignInForm', 'A wallet that is to sign in', {
  blockchain: ref(Blockchain),
  address: Type.String({ description: 'Address of the wallet on the blockchain' }),
  chainId: Type.Optional(
    Type.String({
      description:
        'Network that the text names: the chain id on EVM chains and Aptos, the name of the network elsewhere; by ' +
        'default the main network of the blockchain',
      pattern: '^[A-Za-z0-9][A-Za-z0-9:-]{0,63}$',
    }),
  ),
})
export type SignInForm = Static<typeof SignInForm>

export const SignInNonce = model('SignInNonce', 'What the text of a sign-in has to say', {
  wallet: Address,
  address: Type.String({
    description: 'Address as the text has to write it: on EVM chains with the checksum of EIP-55',
  }),
  domain: Type.String({ description: 'Host that the wallet signs in to' }),
  uri: Type.String({ description: 'Origin of the page or server' }),
  chainId: Type.String(),
  nonce: Type.String({ description: 'Serves once' }),
  issuedAt: DateTime,
  expirationTime: DateTime,
})
export type SignInNonce = Static<typeof SignInNonce>

export const LoginForm = closedModel('LoginForm', 'A signed text of a sign-in', {
  message: Type.String({
    description: 'The signed text: that of EIP-4361, on Aptos within the full text of signMessage',
    maxLength: 4_000,
  }),
  signature: Type.String({
    description: 'In hex on EVM chains and Aptos, in base58 on Solana',
    maxLength: 20_000,
  }),
  publicKey: Type.Optional(
    Type.String({ description: 'Of Aptos wallets, in hex', maxLength: 200 }),
  ),
})
export type LoginForm = Static<typeof LoginForm>

export const Session = model('Session', 'A session of a user', {
  accessToken: Type.String({ description: 'Sent as `Authorization: Bearer …`' }),
  expiresAt: DateTime,
  userId: UserId,
  domain: Type.String({ description: 'Host that texts of consent name' }),
})
export type Session = Static<typeof Session>

export const UserSession = model('UserSession', 'A session as its user sees it', {
  id: SessionId,
  wallet: Type.Optional(Address),
  beganAt: DateTime,
  expiresAt: DateTime,
  isCurrent: Type.Boolean({ description: 'True for the session of the call' }),
})
export type UserSession = Static<typeof UserSession>

export const AuditKind = enumeration('AuditKind', 'Kind of an entry in the audit log', AUDIT_KINDS)

export const AuditEntry = model('AuditEntry', 'An entry in the audit log of a user', {
  id: Type.String(),
  kind: ref(AuditKind),
  date: DateTime,
  wallet: Type.Optional(Address),
  decision: Type.Optional(
    Type.String({ description: 'What an operator decided, with the status of a badge' }),
  ),
  network: Type.Optional(
    Type.String({
      description:
        'Network of the caller: an IPv4 address, or an IPv6 /64 such as `2001:db8:1:2::/64`',
    }),
  ),
})
export type AuditEntry = Static<typeof AuditEntry>
