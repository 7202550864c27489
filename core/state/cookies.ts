/** The value of a cookie, or null. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const part of cookies.split('; ')) {
    const [key, ...rest] = part.split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return rest.join('=');
    }
  }
  return null;
}

/** How a cookie of ours is written: host-only, lax, and secure wherever the page came over https (G57). */
export function cookieText(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  const base = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
  return secure ? `${base}; secure` : base;
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = cookieText(name, value, maxAgeSeconds, location.protocol === 'https:');
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
}
