export { DeployForm, StartOverButton } from './DeployForm.tsx'
export { OnSaleNotice } from './OnSaleNotice.tsx'
export { OtherSellForm } from './OtherSellForm.tsx'
export { SellForm } from './SellForm.tsx'
