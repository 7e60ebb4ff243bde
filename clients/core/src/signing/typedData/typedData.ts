/** One field of a struct: its name and its type as Solidity writes it. */
export interface TypedDataField {
  readonly name: string
  readonly type: string
}

/** Structured data to sign, as EIP-712 defines it. */
export interface TypedData {
  /** Structs by name. EIP712Domain may be omitted: it follows from the fields of `domain`. */
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>
  /** Struct of `message`. */
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

/** Fields of a domain, in the order of EIP-712. */
const DOMAIN_FIELDS: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** The same data with the struct EIP712Domain, without which wallets do not sign the domain. */
export function withDomainType(data: TypedData): TypedData {
  if (data.types.EIP712Domain !== undefined) return data
  const EIP712Domain = DOMAIN_FIELDS.filter(({ name }) => data.domain[name] !== undefined)
  return { ...data, types: { EIP712Domain, ...data.types } }
}
