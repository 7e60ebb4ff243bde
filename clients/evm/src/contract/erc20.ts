import { parseAbiItem } from 'viem'

// ERC-20 functions for token payments.
export const allowance = parseAbiItem(
  'function allowance(address owner, address spender) view returns (uint256)',
)
export const approve = parseAbiItem(
  'function approve(address spender, uint256 amount) returns (bool)',
)
export const balanceOf = parseAbiItem('function balanceOf(address owner) view returns (uint256)')
export const decimals = parseAbiItem('function decimals() view returns (uint8)')
export const symbol = parseAbiItem('function symbol() view returns (string)')
