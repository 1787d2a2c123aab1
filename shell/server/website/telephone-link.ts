export const telephoneLink = (telephone: string): string => `tel:${telephone.replaceAll(' ', '')}`
