import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { AuthPage } from "./auth-page.tsx";

test("the links lead from signing in to signing up and back", async () => {
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <AuthPage />
    </AppAround>,
  );
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(title()).toBe("Welcome Back");
  fireEvent.click(screen.getByRole("button", { name: "Sign up" }));
  expect(title()).toBe("Create Account");
  fireEvent.click(await screen.findByRole("button", { name: "Sign in" }, { timeout: 10_000 }));
  expect(title()).toBe("Welcome Back");
  expect(screen.queryByLabelText("Full Name")).toBeNull();
});
