/** Who gives money back for what a kitchen took out of an order. */
export const KITCHEN = 'kitchen'
