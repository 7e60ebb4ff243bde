export type {
  DropFee,
  DropSettings,
  PhaseRecord,
  PhaseTerms,
  RoyaltyTerms,
} from './dropSettings.ts'
export { fetchDropSettings } from './fetchDropSettings.ts'
