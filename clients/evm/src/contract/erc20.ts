// ERC-20 functions for token payments. Not as human-readable signatures, whose parser pages would load.

const UINT256 = { name: '', type: 'uint256' } as const
const VIEW = { type: 'function', stateMutability: 'view' } as const

export const allowance = {
  ...VIEW,
  name: 'allowance',
  inputs: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
  ],
  outputs: [UINT256],
} as const

export const approve = {
  type: 'function',
  stateMutability: 'nonpayable',
  name: 'approve',
  inputs: [
    { name: 'spender', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  outputs: [{ name: '', type: 'bool' }],
} as const

export const balanceOf = {
  ...VIEW,
  name: 'balanceOf',
  inputs: [{ name: 'owner', type: 'address' }],
  outputs: [UINT256],
} as const

export const decimals = {
  ...VIEW,
  name: 'decimals',
  inputs: [],
  outputs: [{ name: '', type: 'uint8' }],
} as const

export const symbol = {
  ...VIEW,
  name: 'symbol',
  inputs: [],
  outputs: [{ name: '', type: 'string' }],
} as const
