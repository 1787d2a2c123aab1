/** What goes wrong with signing in, staying so and signing out, by the names it is logged under (B14). */
export type AuthErrorCode =
  | 'AUTH_LOGIN_ERROR'
  | 'AUTH_REGISTER_ERROR'
  | 'AUTH_LOGOUT_ERROR'
  | 'AUTH_GET_NEXTAUTH_SESSION_ERROR'
  | 'AUTH_GET_GUEST_TOKEN_ERROR'
  | 'AUTH_REFRESH_USER_GET_PROFILE_ERROR'
  | 'AUTH_UPDATE_USER_PROFILE_ERROR'
  | 'CLIENT_SESSION_ERROR'
