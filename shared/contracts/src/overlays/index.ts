export * from './overlay-ranks'
