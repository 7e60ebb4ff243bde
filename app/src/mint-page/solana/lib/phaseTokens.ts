export { fetchTokensOfPhases } from '@mintline/solana/reads'
