/** A struct field: its name and its Solidity type. */
export interface TypedDataField {
  readonly name: string
  readonly type: string
}

/** Structured data to sign, as EIP-712 defines it. */
export interface TypedData {
  /** Structs by name. EIP712Domain may be omitted: it follows from the fields in `domain`. */
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>
  /** The struct of `message`. */
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

/** Domain fields in EIP-712 order. */
const DOMAIN_FIELDS: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Adds the struct EIP712Domain, without which wallets do not sign the domain. */
export function withDomainType(data: TypedData): TypedData {
  if (data.types.EIP712Domain !== undefined) return data
  const EIP712Domain = DOMAIN_FIELDS.filter(({ name }) => data.domain[name] !== undefined)
  return { ...data, types: { EIP712Domain, ...data.types } }
}
