// Separate, as it brings viem's client.

export { connectChain, ensRegistry } from '@mintline/evm'
