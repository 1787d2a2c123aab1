// @plant mfe-account/src/planted-type-error.__probe__.ts
export const itemCount: number = 'three'
