/** A sum as the provider's own pages write it. */
export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
