export { DeployForm, StartOverButton } from './DeployForm.tsx'
export { OnSaleNotice } from './OnSaleNotice.tsx'
export { SellForm } from './SellForm.tsx'
