import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

let current: NavigateFunction | undefined;

/** Lets what is outside of the page, such as a change sent late, lead to another page. */
export function useNavigateTo(): void {
  const navigate = useNavigate();
  useEffect(() => {
    current = navigate;
  }, [navigate]);
}

export const navigateTo = (path: string): void => void current?.(path);
