/// <reference types="google.maps" />
